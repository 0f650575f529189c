//! Seats, and faces of dice, are told apart by colour alone, also by people who see fewer colours.

use adjutant::game::rebellion::symbol::Face;
use adjutant::render::{Slot, face_rgb};

/// Machado, Oliveira and Fernandes 2009, severity 1.0, for linear light.
const NORMAL: [[f64; 3]; 3] = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
const PROTAN: [[f64; 3]; 3] =
    [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]];
const DEUTAN: [[f64; 3]; 3] =
    [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]];
const TRITAN: [[f64; 3]; 3] =
    [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]];

fn times(matrix: &[[f64; 3]; 3], v: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row[0] * v[0] + row[1] * v[1] + row[2] * v[2])
}

fn linear(rgb: [u8; 3]) -> [f64; 3] {
    rgb.map(|channel| {
        let c = f64::from(channel) / 255.0;
        if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    })
}

/// Björn Ottosson's `OKLab`, times 100.
fn oklab(linear: [f64; 3]) -> [f64; 3] {
    let cones = times(
        &[
            [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
            [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
            [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
        ],
        linear,
    );
    times(
        &[
            [0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8],
            [1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9],
            [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0],
        ],
        cones.map(f64::cbrt),
    )
    .map(|value| value * 100.0)
}

/// Two colours that some kind of sight does not tell apart.
fn alike(colours: &[[u8; 3]]) -> Option<String> {
    for (sight, matrix) in [("normal", NORMAL), ("protan", PROTAN), ("deutan", DEUTAN), ("tritan", TRITAN)] {
        let seen = |rgb: [u8; 3]| oklab(times(&matrix, linear(rgb)).map(|channel| channel.clamp(0.0, 1.0)));
        for (n, &a) in colours.iter().enumerate() {
            for &b in &colours[n + 1..] {
                let (x, y) = (seen(a), seen(b));
                let apart = (0..3).map(|n| (x[n] - y[n]).powi(2)).sum::<f64>().sqrt();
                if apart < 15.0 {
                    return Some(format!("{sight}: {a:?} and {b:?} are {apart:.1} apart"));
                }
            }
        }
    }
    None
}

#[test]
fn any_two_seats_are_15_apart_for_every_kind_of_sight() {
    assert_eq!(alike(&Slot::ALL.map(Slot::rgb)), None);
}

#[test]
fn any_two_faces_of_a_die_are_15_apart_for_every_kind_of_sight_and_none_has_the_colour_of_a_seat() {
    let faces = Face::ALL.map(face_rgb);
    assert_eq!(alike(&faces), None);
    for face in faces {
        for slot in Slot::ALL {
            let (x, y) = (oklab(linear(face)), oklab(linear(slot.rgb())));
            let apart = (0..3).map(|n| (x[n] - y[n]).powi(2)).sum::<f64>().sqrt();
            assert!(apart >= 8.0, "{face:?} and {slot:?} are {apart:.1} apart");
        }
    }
}

#[test]
fn every_seat_has_a_glyph_of_its_own() {
    let mut glyphs: Vec<char> = Slot::ALL.into_iter().map(Slot::glyph).collect();
    glyphs.sort_unstable();
    glyphs.dedup();
    assert_eq!(glyphs.len(), 6);
}
