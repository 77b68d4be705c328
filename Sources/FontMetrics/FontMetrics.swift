// FontMetrics
