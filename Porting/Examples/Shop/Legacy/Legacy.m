// A file in Objective-C.
