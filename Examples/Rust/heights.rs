//! Prints the heights of text and of a cell at every text size.
//!
//!     rustc --edition 2021 heights.rs $(pkg-config --libs strut) -o heights
//!     ./heights ../self-sizing-cell.yaml
//!
//! The required declarations of strut.h, written by hand.

use std::ffi::{c_char, CStr, CString};
use std::ptr;

mod strut {
    use std::ffi::c_char;

    /// Handles are numbers in the form of pointers; they are never dereferenced.
    #[repr(C)]
    pub struct Context {
        _private: [u8; 0],
    }
    #[repr(C)]
    pub struct Font {
        _private: [u8; 0],
    }
    #[repr(C)]
    pub struct Cell {
        _private: [u8; 0],
    }
    #[repr(C)]
    pub struct Layout {
        _private: [u8; 0],
    }

    #[repr(C)]
    pub struct Error {
        pub size: usize,
        pub status: u32,
        pub code: [c_char; 60],
        pub message: [c_char; 1976],
    }

    #[repr(C)]
    pub struct FontRequest {
        pub size: usize,
        pub name: *const c_char,
        pub data: *const u8,
        pub data_length: usize,
        pub face_index: u32,
        pub weight: u32,
        pub point_size: f64,
        pub style: *const c_char,
        pub category: *const c_char,
        pub features: *const c_char,
        pub variations: *const c_char,
        pub tall_lines: u32,
        pub era: *const c_char,
    }

    #[repr(C)]
    pub struct MeasureOptions {
        pub size: usize,
        pub font: *const Font,
        pub width: f64,
        pub height: f64,
        pub display_scale: f64,
        pub line_limit: u32,
        pub break_mode: u32,
        pub direction: u32,
        pub alignment: u32,
        pub line_break_strategy: u32,
        pub reserved: u32,
        pub language: *const c_char,
        pub tracking: f64,
        pub line_height_multiple: f64,
        pub minimum_line_height: f64,
        pub maximum_line_height: f64,
        pub line_spacing: f64,
        pub hyphenation: f64,
    }

    #[repr(C)]
    #[derive(Default)]
    pub struct Measurement {
        pub size: usize,
        pub status: u32,
        pub line_count: u32,
        pub is_truncated: u32,
        pub is_missing_characters: u32,
        pub point_size: f64,
        pub intrinsic_width: f64,
        pub intrinsic_height: f64,
        pub fits_width: f64,
        pub fits_height: f64,
        pub unrounded_width: f64,
        pub unrounded_height: f64,
        pub first_baseline: f64,
        pub last_baseline: f64,
        pub rect: [f64; 4],
    }

    #[repr(C)]
    pub struct LayoutOptions {
        pub size: usize,
        pub category: *const c_char,
        pub locale: *const c_char,
        pub strings: *const *const c_char,
        pub string_count: usize,
        pub width: f64,
        pub display_scale: f64,
        pub direction: u32,
        pub tall_lines: u32,
        pub era: *const c_char,
        pub device: *const c_char,
        pub source_language: *const c_char,
        pub samples: *const c_char,
    }

    #[repr(C)]
    #[derive(Default)]
    pub struct LayoutInfo {
        pub size: usize,
        pub width: f64,
        pub height: f64,
        pub view_count: usize,
        pub unsatisfied_count: usize,
        pub finding_count: usize,
    }

    extern "C" {
        pub fn strut_font_request_init(request: *mut FontRequest, size: usize) -> u32;
        pub fn strut_measure_options_init(options: *mut MeasureOptions, size: usize) -> u32;
        pub fn strut_layout_options_init(options: *mut LayoutOptions, size: usize) -> u32;
        pub fn strut_context_create(options: *const u8, context: *mut *mut Context, error: *mut Error) -> u32;
        pub fn strut_context_free(context: *mut Context) -> u32;
        pub fn strut_font_open(
            context: *mut Context,
            request: *const FontRequest,
            font: *mut *mut Font,
            error: *mut Error,
        ) -> u32;
        pub fn strut_font_free(font: *mut Font) -> u32;
        pub fn strut_measure(
            context: *mut Context,
            text: *const c_char,
            length: usize,
            options: *const MeasureOptions,
            measurement: *mut Measurement,
            error: *mut Error,
        ) -> u32;
        pub fn strut_cell_open(path: *const c_char, cell: *mut *mut Cell, error: *mut Error) -> u32;
        pub fn strut_cell_free(cell: *mut Cell) -> u32;
        pub fn strut_cell_lay_out(
            context: *mut Context,
            cell: *const Cell,
            options: *const LayoutOptions,
            layout: *mut *mut Layout,
            error: *mut Error,
        ) -> u32;
        pub fn strut_layout_get_info(layout: *const Layout, info: *mut LayoutInfo, error: *mut Error) -> u32;
        pub fn strut_layout_free(layout: *mut Layout) -> u32;
    }
}

/// Calls a function of the library; returns its message if it fails.
fn call(function: impl FnOnce(&mut strut::Error) -> u32) -> Result<(), String> {
    let mut error =
        strut::Error { size: std::mem::size_of::<strut::Error>(), status: 0, code: [0; 60], message: [0; 1976] };
    if function(&mut error) == 0 {
        return Ok(());
    }
    let message = unsafe { CStr::from_ptr(error.message.as_ptr()) };
    Err(message.to_string_lossy().into_owned())
}

/// Returns a struct that the library has filled in.
fn initial<T>(fill: unsafe extern "C" fn(*mut T, usize) -> u32) -> T {
    let mut value = std::mem::MaybeUninit::<T>::uninit();
    let status = unsafe { fill(value.as_mut_ptr(), std::mem::size_of::<T>()) };
    assert_eq!(status, 0, "the library has another size for the struct");
    unsafe { value.assume_init() }
}

/// A handle that ends with its scope.
struct Handle<T>(*mut T, unsafe extern "C" fn(*mut T) -> u32);

impl<T> Drop for Handle<T> {
    fn drop(&mut self) {
        unsafe { (self.1)(self.0) };
    }
}

fn heights(path: &str) -> Result<(), String> {
    let mut context = Handle(ptr::null_mut(), strut::strut_context_free);
    call(|error| unsafe { strut::strut_context_create(ptr::null(), &mut context.0, error) })?;
    let mut cell = Handle(ptr::null_mut(), strut::strut_cell_free);
    let path = CString::new(path).map_err(|error| error.to_string())?;
    call(|error| unsafe { strut::strut_cell_open(path.as_ptr(), &mut cell.0, error) })?;
    for name in ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"] {
        let category = CString::new(name).map_err(|error| error.to_string())?;
        let size = measure(&context, category.as_ptr())?;
        println!(
            "{}: {:.3} points, {} lines, {:.3} by {:.3}, baselines {:.3} {:.3}; cell {:.3}",
            name,
            size.point_size,
            size.line_count,
            size.fits_width,
            size.fits_height,
            size.first_baseline,
            size.last_baseline,
            lay_out(&context, &cell, category.as_ptr())?
        );
    }
    Ok(())
}

/// The text in Palatino as body text.
fn measure(context: &Handle<strut::Context>, category: *const c_char) -> Result<strut::Measurement, String> {
    let mut request = initial(strut::strut_font_request_init);
    let (name, style) = (c"Palatino", c"body");
    (request.name, request.style, request.category) = (name.as_ptr(), style.as_ptr(), category);
    request.point_size = 18.0;
    let mut font = Handle(ptr::null_mut(), strut::strut_font_free);
    call(|error| unsafe { strut::strut_font_open(context.0, &request, &mut font.0, error) })?;
    let mut options = initial(strut::strut_measure_options_init);
    (options.font, options.width) = (font.0, 343.0);
    let text = "Grüße aus Köln: text grows with its reader.";
    let mut size =
        strut::Measurement { size: std::mem::size_of::<strut::Measurement>(), ..Default::default() };
    call(|error| unsafe {
        strut::strut_measure(context.0, text.as_ptr().cast(), text.len(), &options, &mut size, error)
    })?;
    Ok(size)
}

/// The height of the cell.
fn lay_out(
    context: &Handle<strut::Context>,
    cell: &Handle<strut::Cell>,
    category: *const c_char,
) -> Result<f64, String> {
    let mut options = initial(strut::strut_layout_options_init);
    options.category = category;
    let mut layout = Handle(ptr::null_mut(), strut::strut_layout_free);
    call(|error| unsafe { strut::strut_cell_lay_out(context.0, cell.0, &options, &mut layout.0, error) })?;
    let mut info = strut::LayoutInfo { size: std::mem::size_of::<strut::LayoutInfo>(), ..Default::default() };
    call(|error| unsafe { strut::strut_layout_get_info(layout.0, &mut info, error) })?;
    Ok(info.height)
}

fn main() {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: heights CELL.yaml");
        std::process::exit(2);
    };
    if let Err(message) = heights(&path) {
        eprintln!("heights: {message}");
        std::process::exit(1);
    }
}
