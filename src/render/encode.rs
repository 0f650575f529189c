//! A canvas to a PNG. Flat art is smallest as an indexed picture without filters.

use libdeflater::{CompressionLvl, Compressor};
use png::{BitDepth, ColorType, Encoder, chunk};

use super::RenderError;
use super::canvas::Canvas;

/// Level by measurement (benches/render.rs): level 3 takes nearly twice the time for 3 % fewer bytes, level 6 two and a
/// half times as long for 8 %.
const LEVEL: i32 = 1;

pub(super) fn png(canvas: &Canvas) -> Result<Vec<u8>, RenderError> {
    let failed = |error: &dyn std::fmt::Display| RenderError::Encoding(error.to_string());
    let level = CompressionLvl::new(LEVEL).map_err(|error| failed(&format!("{error:?}")))?;
    let mut compressor = Compressor::new(level);
    let mut packed = vec![0; compressor.zlib_compress_bound(canvas.rows().len())];
    let length = compressor.zlib_compress(canvas.rows(), &mut packed).map_err(|error| failed(&error))?;
    packed.truncate(length);

    let mut file = Vec::with_capacity(length + 1_024);
    let mut encoder = Encoder::new(&mut file, u32::from(canvas.width()), u32::from(canvas.height()));
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(canvas.palette().entries().concat());
    let mut writer = encoder.write_header().map_err(|error| failed(&error))?;
    writer.write_chunk(chunk::IDAT, &packed).map_err(|error| failed(&error))?;
    writer.finish().map_err(|error| failed(&error))?;
    Ok(file)
}
