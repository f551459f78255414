import { dictionary } from '../kernel/dictionary.ts'

/** Who approved a development zone or industrial park. */
export const PARK_LEVELS = dictionary('parkLevel', [
  { code: 'national', name: '国家级' },
  { code: 'provincial', name: '省级' },
])

export type ParkLevelCode = (typeof PARK_LEVELS)[number]['code']
