/** A hand that has moved nothing for so long rests; what need not be in the next frame is done then. Keys on a slow processor come 100 ms apart. */
export const restMs = 300;
