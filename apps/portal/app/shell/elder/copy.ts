/** Words of elder-friendly mode. */
export const copy = {
  stopReading: '停止朗读',
  readAloud: '朗读',
  readFailed: '朗读没有加载成功，请检查网络后再试',
  mode: '长者模式',
} as const
