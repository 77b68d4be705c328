public enum BundledFonts {}
