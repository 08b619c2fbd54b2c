import { shiftDate, statedOffset } from './moment.ts';

/** For `node --import`: starts a process at the moment of the test that starts it. */
shiftDate(statedOffset());
