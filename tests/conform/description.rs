//! A document of `OpenAPI`: which operation a request is, and what its body and its answers look like.

use std::fmt;

use serde_json::Value;

use super::schema::{Schemas, foreign};

/// A description of an API.
pub(crate) struct Description(Value);

impl fmt::Debug for Description {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Description({})", self.0["info"])
    }
}

/// A method at a path.
#[derive(Debug)]
pub(crate) struct Operation<'d> {
    document: &'d Value,
    path: &'d str,
    described: &'d Value,
}

impl Description {
    /// Panics where the document says something of values that nobody here understands.
    pub(crate) fn new(document: Value) -> Self {
        let mut found = Vec::new();
        let schemas = document["components"]["schemas"].as_object().into_iter().flatten();
        found.extend(schemas.flat_map(|(_, schema)| foreign(schema)));
        let mut nodes = vec![&document["paths"], &document["components"]["responses"]];
        while let Some(node) = nodes.pop() {
            for (name, inner) in node.as_object().into_iter().flatten() {
                if name == "schema" { found.extend(foreign(inner)) } else { nodes.push(inner) }
            }
            nodes.extend(node.as_array().into_iter().flatten());
        }
        found.dedup();
        assert!(found.is_empty(), "the description says what nobody here understands: {found:?}");
        Self(document)
    }

    /// The operation of a request; the path stands after `/api/v10` and may have a query. Of the paths that fit, the one with
    /// most fixed words.
    pub(crate) fn operation(&self, method: &str, path: &str) -> Option<Operation<'_>> {
        let path = path.split('?').next().unwrap_or_default();
        let segments: Vec<&str> = path.split('/').collect();
        let fixed = |template: &str| template.split('/').filter(|word| !word.starts_with('{')).count();
        let fits = |template: &str| {
            let words: Vec<&str> = template.split('/').collect();
            let same = |(word, segment): (&&str, &&str)| word.starts_with('{') || word == segment;
            words.len() == segments.len() && words.iter().zip(&segments).all(same)
        };
        let method = method.to_lowercase();
        let paths = self.0["paths"].as_object()?.iter();
        let fitting = paths.filter(|(path, item)| item.get(&method).is_some() && fits(path));
        let (path, item) = fitting.max_by_key(|(path, _)| fixed(path))?;
        Some(Operation { document: &self.0, path, described: &item[&method] })
    }
}

impl Operation<'_> {
    pub(crate) fn path(&self) -> &str {
        self.path
    }

    /// The problems of a JSON body; of a form, of its `payload_json`.
    pub(crate) fn body(&self, body: &Value) -> Vec<String> {
        let described = &self.described["requestBody"];
        if body.is_null() {
            let missing = described["required"] == true;
            return if missing { vec!["the body is missing".into()] } else { Vec::new() };
        }
        let schema = &described["content"]["application/json"]["schema"];
        if schema.is_null() {
            return vec!["a body where none is described".into()];
        }
        self.check(schema, body, "body")
    }

    /// The problems of an answer.
    pub(crate) fn answer(&self, status: u16, answer: &Value) -> Vec<String> {
        let responses = &self.described["responses"];
        let [exact, group] = [status.to_string(), format!("{}XX", status / 100)];
        let Some(mut response) = responses.get(&exact).or_else(|| responses.get(&group)) else {
            return vec![format!("answer {status}: not described")];
        };
        if let Some(place) = response["$ref"].as_str() {
            response = self.document.pointer(place.trim_start_matches('#')).expect("a reference within the document");
        }
        let schema = &response["content"]["application/json"]["schema"];
        if schema.is_null() {
            let empty = answer.is_null();
            return if empty { Vec::new() } else { vec![format!("answer {status}: a body where none is described")] };
        }
        self.check(schema, answer, &format!("answer {status}"))
    }

    fn check(&self, schema: &Value, value: &Value, at: &str) -> Vec<String> {
        let found = Schemas(self.document).check(schema, value, at);
        found.into_iter().map(|(at, what)| format!("{at}: {what}")).collect()
    }
}
