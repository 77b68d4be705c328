// FontInterop
