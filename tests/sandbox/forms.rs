//! The rules for commands that are registered, each broken once; and the choices of autocomplete.

use serde_json::{Value, json};

use super::raw::Raw;
use super::start;

fn command(change: impl FnOnce(&mut Value)) -> Value {
    let mut command = json!({ "name": "go", "description": "Go", "options": [] });
    change(&mut command);
    json!([command])
}
fn option(change: impl FnOnce(&mut Value)) -> Value {
    let mut option = json!({ "type": 3, "name": "a", "description": "A" });
    change(&mut option);
    command(|command| command["options"] = json!([option]))
}
fn choices(count: usize, length: usize) -> Value {
    (0..count).map(|n| json!({ "name": format!("{n:0length$}"), "value": "v" })).collect()
}
fn options(count: usize) -> Value {
    let one = |n| json!({ "type": 3, "name": format!("o{n}"), "description": "A" });
    command(|command| command["options"] = (0..count).map(one).collect())
}
fn texts(last: usize) -> Value {
    // 24 options of 2 + 5 characters with 3 choices of 100 + 8 each, and a description that fills up.
    let choice = |n| json!({ "name": format!("{n:0100}"), "value": "12345678" });
    let one = |n| {
        let choices: Value = (0..3).map(choice).collect();
        json!({ "type": 3, "name": format!("o{n:02}"), "description": "abcd", "choices": choices })
    };
    command(|command| {
        command["name"] = json!("abcde");
        command["description"] = json!("d".repeat(last));
        command["options"] = (0..24).map(one).collect();
    })
}

#[tokio::test]
async fn commands_keep_every_rule() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let name = |name: &str| command(|c| c["name"] = json!(name));
    let german = |name: &str| command(|c| c["name_localizations"] = json!({ "de": name }));
    let number = |value: Value| {
        option(|o| {
            o["type"] = json!(4);
            o["choices"] = json!([{ "name": "a", "value": value }]);
        })
    };
    let required = |first: bool, second: bool| {
        command(|c| {
            let one = |name: &str, required: bool| json!({ "type": 3, "name": name, "description": "A", "required": required });
            c["options"] = json!([one("a", first), one("b", second)]);
        })
    };
    let many = |count: usize| -> Value {
        (0..count).map(|n| json!({ "name": format!("go{n}"), "description": "Go" })).collect()
    };
    let sub = |inner: Value| {
        option(|o| {
            o["type"] = json!(1);
            o["options"] = inner;
        })
    };
    let leaf = json!({ "type": 3, "name": "a", "description": "A" });
    let cases = [
        (name(&"a".repeat(32)), name(&"a".repeat(33))),
        (name("würfel-1_'"), name("two words")),
        (name("go"), name("Go")),
        (german("los"), german("Los")),
        (german("los"), command(|c| c["name_localizations"] = json!({ "xx": "los" }))),
        (
            command(|c| c["description"] = json!("d".repeat(100))),
            command(|c| c["description"] = json!("d".repeat(101))),
        ),
        (command(|_| {}), command(|c| c["description"] = json!(""))),
        (options(25), options(26)),
        (required(true, false), required(false, true)),
        (required(true, true), command(|c| c["options"] = json!([leaf, leaf]))),
        (option(|o| o["choices"] = choices(25, 100)), option(|o| o["choices"] = choices(26, 1))),
        (option(|o| o["choices"] = choices(1, 100)), option(|o| o["choices"] = choices(1, 101))),
        (
            option(|o| o["autocomplete"] = json!(true)),
            option(|o| {
                o["autocomplete"] = json!(true);
                o["choices"] = choices(1, 1);
            }),
        ),
        (number(json!(1)), number(json!("1"))),
        (option(|o| o["max_length"] = json!(6000)), option(|o| o["max_length"] = json!(6001))),
        (option(|o| o["type"] = json!(6)), option(|o| o["min_value"] = json!(1))),
        (sub(json!([leaf])), sub(json!([{ "type": 1, "name": "b", "description": "B" }]))),
        (many(2), json!([{ "name": "go", "description": "a" }, { "name": "go", "description": "b" }])),
        (command(|c| c["contexts"] = json!([0, 1])), command(|c| c["contexts"] = json!([3]))),
        (
            command(|c| c["default_member_permissions"] = json!("32")),
            command(|c| c["default_member_permissions"] = json!("x")),
        ),
        (command(|_| {}), command(|c| c["descripton"] = json!("a"))),
        (texts(51), texts(52)),
    ];
    for (fits, over) in cases {
        let got = raw.register(fits).await;
        assert_eq!(got.status, 200, "{}", got.body);
        let got = raw.register(over.clone()).await;
        assert_eq!((got.status, got.code()), (400, 50035), "{over}");
    }
    assert_eq!(raw.register(many(100)).await.status, 200);
    assert_eq!(raw.register(many(101)).await.code(), 30032);
}

#[tokio::test]
async fn registering_again_keeps_the_ids_and_a_refused_list_changes_nothing() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let first = raw.register(command(|_| {})).await.body;
    assert_eq!(raw.register(json!([{ "name": "Bad", "description": "x" }])).await.status, 400);
    let again = raw.register(command(|c| c["description"] = json!("Walk"))).await.body;
    assert_eq!((&again[0]["id"], again[0]["description"].as_str()), (&first[0]["id"], Some("Walk")));
    assert_ne!(again[0]["version"], first[0]["version"]);
}
