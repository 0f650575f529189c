//! The links of the world board, written out: an accident in the board file must not go unseen. Every pair once,
//! under its alphabetically first space. It agrees with the 83 edges of four public encodings but for the links that they
//! dispute, all of which are kept: East Africa to the Middle East, Iceland and Great Britain to Scandinavia.

use adjutant::assets::classic;

#[rustfmt::skip]
const EDGES: [(&str, &str); 33] = [
    ("afghanistan", "china india middle_east ukraine ural"),
    ("alaska", "alberta kamchatka northwest_territory"),
    ("alberta", "northwest_territory ontario western_us"),
    ("argentina", "brazil peru"),
    ("brazil", "north_africa peru venezuela"),
    ("central_america", "eastern_us venezuela western_us"),
    ("china", "india mongolia siam siberia ural"),
    ("congo", "east_africa north_africa south_africa"),
    ("east_africa", "egypt madagascar middle_east north_africa south_africa"),
    ("eastern_australia", "new_guinea western_australia"),
    ("eastern_us", "ontario quebec western_us"),
    ("egypt", "middle_east north_africa southern_europe"),
    ("great_britain", "iceland northern_europe scandinavia western_europe"),
    ("greenland", "iceland northwest_territory ontario quebec"),
    ("iceland", "scandinavia"),
    ("india", "middle_east siam"),
    ("indonesia", "new_guinea siam western_australia"),
    ("irkutsk", "kamchatka mongolia siberia yakutsk"),
    ("japan", "kamchatka mongolia"),
    ("kamchatka", "mongolia yakutsk"),
    ("madagascar", "south_africa"),
    ("middle_east", "southern_europe ukraine"),
    ("mongolia", "siberia"),
    ("new_guinea", "western_australia"),
    ("north_africa", "southern_europe western_europe"),
    ("northern_europe", "scandinavia southern_europe ukraine western_europe"),
    ("northwest_territory", "ontario"),
    ("ontario", "quebec western_us"),
    ("peru", "venezuela"),
    ("scandinavia", "ukraine"),
    ("siberia", "ural yakutsk"),
    ("southern_europe", "ukraine western_europe"),
    ("ukraine", "ural"),
];

fn golden() -> Vec<(&'static str, &'static str)> {
    EDGES.iter().flat_map(|&(a, to)| to.split(' ').map(move |b| (a, b))).collect()
}

#[test]
fn the_world_has_exactly_these_83_links() {
    let board = &classic().edition.board;
    let mut found: Vec<(&str, &str)> = board
        .space_ids()
        .flat_map(|a| board.neighbours(a).map(move |b| (board.space(a).id.as_str(), board.space(b).id.as_str())))
        .filter(|(a, b)| a < b)
        .collect();
    found.sort_unstable();
    assert_eq!(golden().len(), 83);
    assert_eq!(found, golden());
}

#[test]
fn links_go_both_ways_and_the_degrees_are_those_of_the_printed_board() {
    let board = &classic().edition.board;
    let mut degrees = [0; 7];
    for space in board.space_ids() {
        degrees[board.neighbours(space).count()] += 1;
        assert!(board.neighbours(space).all(|other| board.adjacent(other, space)));
    }
    assert_eq!(degrees, [0, 0, 4, 13, 13, 5, 7]);
    let sum: usize = degrees.iter().enumerate().map(|(degree, spaces)| degree * spaces).sum();
    assert_eq!(sum, 166);
}

#[test]
fn the_disputed_links_are_there_and_china_does_not_touch_japan() {
    let board = &classic().edition.board;
    let adjacent = |a, b| {
        let find = |id| board.space_named(id).expect("a space of the world");
        board.adjacent(find(a), find(b))
    };
    assert!(adjacent("east_africa", "middle_east"));
    assert!(adjacent("iceland", "scandinavia"));
    assert!(adjacent("great_britain", "scandinavia"));
    assert!(adjacent("alaska", "kamchatka"));
    assert!(!adjacent("china", "japan"));
}
