struct PendingUpdates {}
