export interface GateRules {
  /** Milliseconds from the question to the answer, waiting and all tries included. */
  readonly deadlineMs: number
  /** Milliseconds for one try. */
  readonly timeoutMs: number
  /** Tries in all; only failures that may pass (network, 5xx, 429, a mixed-up answer) are tried again. */
  readonly tries: number
  /** The pause before the second try is drawn from 0 up to this; the bound doubles each time, up to two seconds. */
  readonly pauseMs: number
  /** Failures in a row after which calls fail at once, and for how long until one call probes again. */
  readonly openAfter: number
  readonly openForMs: number
  /** Calls under way at once in this process, and calls that may wait for a place; one more is refused at once. */
  readonly most: number
  readonly mostWaiting: number
  /** Bytes of an answer; a longer one is not read to its end. */
  readonly mostBytes: number
}

/** Within the 30 seconds of a call of ours; what serves people who wait has fewer tries. */
export const GATE_RULES: GateRules = {
  deadlineMs: 8_000,
  timeoutMs: 3_000,
  tries: 3,
  pauseMs: 200,
  openAfter: 5,
  openForMs: 15_000,
  most: 10,
  mostWaiting: 10,
  mostBytes: 1_048_576,
}

/** The longest pause between two tries. */
export const MOST_PAUSE_MS = 2_000
