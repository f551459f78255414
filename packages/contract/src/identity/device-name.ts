/** What a user agent says of itself, the more telling mark first: many browsers also call themselves Chrome and Safari. */
const BROWSERS = [
  [/MicroMessenger/i, '微信'],
  [/DingTalk/i, '钉钉'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/QQBrowser/i, 'QQ 浏览器'],
  [/QIHU|360(?:SE|EE)/i, '360 浏览器'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/OpenHarmony|HarmonyOS/i, '鸿蒙'],
  [/Android/i, '安卓手机'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows 电脑'],
  [/Mac OS X/, '苹果电脑'],
  [/Linux/, 'Linux 电脑'],
] as const

const UNKNOWN = '未知设备'

function nameIn(list: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined {
  return list.find(([mark]) => mark.test(userAgent))?.[1]
}

/** A device by its user agent, in words a person knows: Windows 电脑 · Chrome; the beginning of the text itself when it says neither. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN
  const known = [nameIn(SYSTEMS, userAgent), nameIn(BROWSERS, userAgent)].filter(Boolean)
  return known.length > 0 ? known.join(' · ') : userAgent.slice(0, 40)
}
