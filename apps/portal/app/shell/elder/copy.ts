/** Words of elder-friendly mode. */
export const copy = {
  stopReading: '停止朗读',
  readAloud: '朗读',
  mode: '长者模式',
} as const
