/** Words of elder-friendly mode. */
export const copy = {
  stopReading: '停止朗读',
  readAloud: '朗读',
  readFailed: '朗读没有加载成功，请检查网络后再试',
  noVoice: '这个浏览器不能朗读，请用手机自带的浏览器打开本页',
  mode: '长者模式',
} as const
