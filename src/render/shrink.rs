//! Pictures as a phone shows them.

use image::imageops::FilterType;
use image::{ImageFormat, load_from_memory_with_format};

use super::{Picture, RenderError};

/// The picture at another width, as a truecolour PNG: what a preview in a chat looks like.
pub fn shrink(picture: &Picture, width: u32) -> Result<Vec<u8>, RenderError> {
    let encoding = |error: image::ImageError| RenderError::Encoding(error.to_string());
    let full = load_from_memory_with_format(&picture.png, ImageFormat::Png).map_err(encoding)?.to_rgb8();
    let height = u32::from(picture.height) * width / u32::from(picture.width);
    let small = image::imageops::resize(&full, width, height.max(1), FilterType::Triangle);
    let mut png = std::io::Cursor::new(Vec::new());
    small.write_to(&mut png, ImageFormat::Png).map_err(encoding)?;
    Ok(png.into_inner())
}
