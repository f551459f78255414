/** Where a policy stands in time today: not yet in force, in force, or past its last day. */
export const policyValidities = [
  { code: 'upcoming', name: '尚未施行' },
  { code: 'current', name: '现行有效' },
  { code: 'expired', name: '已失效' },
] as const
