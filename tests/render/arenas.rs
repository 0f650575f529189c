//! Scenes of the dice game to be drawn.

use adjutant::assets::rebellion;
use adjutant::game::rebellion::edition::{AllyId, Power};
use adjutant::game::rebellion::symbol::{Face, Symbol};
use adjutant::game::rebellion::table::Sith;
use adjutant::render::{AllySymbol, ArenaRow, ArenaScene, CoverMark, FieldMark, Header, RowMark, Slot};
use adjutant::text::lang::Lang;

/// What an ally covers.
fn lent(ally: AllyId) -> Vec<AllySymbol> {
    match &rebellion().edition.ally(ally).power {
        Power::Symbols(symbols) => symbols.iter().map(|&symbol| AllySymbol::Symbol(symbol)).collect(),
        Power::Restart => vec![AllySymbol::Restart],
    }
}

/// The first so many allies of the box.
fn allies(many: u8) -> Vec<Vec<AllySymbol>> {
    (0..many).map(|n| lent(AllyId(n))).collect()
}

/// A seat without anything.
fn seat(slot: Slot, name: &str, points: i64) -> ArenaRow {
    ArenaRow {
        slot,
        name: name.to_owned(),
        on_turn: false,
        surrendered: false,
        points,
        rebel: Symbol::PLAIN[slot.number() % 4],
        rebel_used: false,
        allies: Vec::new(),
        sith: None,
    }
}

/// An arena as it lies there at first.
pub(super) fn laid(arena: usize, lang: Lang) -> ArenaScene {
    let kit = rebellion();
    let id = kit.edition.played(false).nth(arena).expect("one of six arenas");
    let rows = kit.edition.arena(id).rows.iter().enumerate().map(|(n, row)| RowMark {
        number: (n + 1).to_string(),
        fields: row.fields.iter().map(|&symbol| FieldMark { symbol, cover: CoverMark::Open }).collect(),
        points: row.reward.points,
        ally: row.reward.ally.map(|ally| (kit.names.ally(ally)[lang].clone(), lent(ally))),
        won_by: None,
        fresh: false,
    });
    let of = match lang {
        Lang::En => "Arena",
        Lang::De => "Arena Nr.",
    };
    ArenaScene {
        title: format!("{} · {of} {}/6", kit.names.arena(id)[lang], arena + 1),
        rows: rows.collect(),
        alt: "An arena.".to_owned(),
        ..ArenaScene::default()
    }
}

fn cover(row: &mut RowMark, covers: &[CoverMark]) {
    for (field, &cover) in row.fields.iter_mut().zip(covers) {
        field.cover = cover;
    }
}

/// Two seats, before the first throw.
pub(super) fn start() -> ArenaScene {
    let mut scene = laid(0, Lang::En);
    scene.header = Header {
        turn: "Turn 1".to_owned(),
        pill: Some((Slot::Circle, "Ana · Throw".to_owned())),
        last_move: "The rebels are dealt".to_owned(),
    };
    scene.unthrown = 4;
    "Before the throw: 4 dice".clone_into(&mut scene.dice_note);
    scene.legend = vec![seat(Slot::Circle, "Ana", 0), seat(Slot::Square, "Bruno", 0)];
    scene.legend[0].on_turn = true;
    scene
}

/// Four seats in the midst of a turn; every kind of cover.
pub(super) fn middle() -> ArenaScene {
    use CoverMark::{Ally, Die, Marker, Open, Rebel};
    let mut scene = laid(1, Lang::De);
    scene.header = Header {
        turn: "Zug 14".to_owned(),
        pill: Some((Slot::Square, "Bruno · Würfel legen".to_owned())),
        last_move: "Imperium auf Reihe 3".to_owned(),
    };
    cover(&mut scene.rows[0], &[Marker; 3]);
    scene.rows[0].won_by = Some(Slot::Diamond);
    cover(&mut scene.rows[1], &[Die(Face::Walker), Marker, Rebel]);
    (scene.rows[1].won_by, scene.rows[1].fresh) = (Some(Slot::Square), true);
    cover(&mut scene.rows[2], &[Open, Die(Face::Imperium), Marker]);
    scene.rows[2].fresh = true;
    cover(&mut scene.rows[4], &[Ally, Open, Open, Ally]);
    scene.dice = vec![Face::Trooper, Face::Destroyer];
    scene.aside = 1;
    "2. Wurf: noch 2 Würfel".clone_into(&mut scene.dice_note);
    scene.legend = [("Ana", 7), ("Bruno", 12), ("Chidi", 4), ("Dagny", 9)]
        .into_iter()
        .zip(Slot::ALL)
        .map(|((name, points), slot)| seat(slot, name, points))
        .collect();
    (scene.legend[1].on_turn, scene.legend[1].rebel_used) = (true, true);
    scene.legend[0].sith = Some(Sith::Vader);
    scene.legend[3].sith = Some(Sith::Palpatine);
    scene.legend[0].allies = allies(1);
    scene.legend[2].allies = allies(10).split_off(7);
    scene
}

/// Three seats with long names and all allies there are; all dice show victory points.
pub(super) fn long() -> ArenaScene {
    let mut scene = laid(5, Lang::De);
    scene.header = Header {
        turn: "Zug 108".to_owned(),
        pill: Some((Slot::Hexagon, "Wolfeschlegelsteinhausenbergerdorff · Würfel legen".to_owned())),
        last_move: "Kampfläufer auf Reihe 3, danach Imperium auf Reihe 1".to_owned(),
    };
    scene.legend = vec![
        seat(Slot::Hexagon, "Wolfeschlegelsteinhausenbergerdorff der Ältere", 128),
        seat(Slot::Shield, "Ольга Ğüneş", 23),
        seat(Slot::Star, "\u{202e}**<@123>** Maximiliane", 19),
    ];
    scene.legend[0].on_turn = true;
    scene.legend[0].sith = Some(Sith::Palpatine);
    scene.legend[2].surrendered = true;
    for (row, many) in scene.legend.iter_mut().zip([13, 6, 9]) {
        row.allies = allies(many);
    }
    for row in &mut scene.rows[1..4] {
        cover(row, &[CoverMark::Marker; 5]);
        row.won_by = Some(Slot::Star);
    }
    scene.dice = vec![Face::Victory; 2];
    scene.aside = 2;
    "2. Wurf: 2 Würfel in der Hand und 2 beiseite".clone_into(&mut scene.dice_note);
    scene
}

/// Four seats in a pause after the dice; six rows.
pub(super) fn paused() -> ArenaScene {
    let mut scene = laid(4, Lang::En);
    scene.header = Header {
        turn: "Turn 41".to_owned(),
        pill: Some((Slot::Diamond, "Chidi · Figures".to_owned())),
        last_move: "Dice are done".to_owned(),
    };
    scene.legend = middle().legend;
    scene.legend[1].on_turn = false;
    scene.legend[2].on_turn = true;
    for (row, many) in scene.legend.iter_mut().zip([13, 8, 4, 0]) {
        row.allies = allies(many);
    }
    for (n, row) in scene.rows.iter_mut().enumerate() {
        for field in row.fields.iter_mut().skip(n % 3) {
            field.cover = CoverMark::Marker;
        }
    }
    scene.rows[3].won_by = Some(Slot::Circle);
    "The dice are done".clone_into(&mut scene.dice_note);
    scene.banner = Some("Paused".to_owned());
    scene
}
