/** Who approved a development zone or industrial park. */
export const PARK_LEVELS = [
  { code: 'national', name: '国家级' },
  { code: 'provincial', name: '省级' },
] as const

export type ParkLevelCode = (typeof PARK_LEVELS)[number]['code']
