#pragma once
#include <stddef.h>
#include <stdint.h>

/// libFuzzer's own mutations, which a custom mutator can use on a part of its input; returns the
/// new size.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maximumSize);
