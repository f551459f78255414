/** Words of the banners of the home page. */
export const carouselCopy = {
  label: '本期专题',
  carousel: '轮播',
  slide: '幻灯片',
  place: (number: number, count: number, title: string) => `第 ${number} 张，共 ${count} 张：${title}`,
  go: '去看看',
  controls: '轮播控制',
  show: (number: number) => `看第 ${number} 张`,
  back: '上一张',
  next: '下一张',
  pause: '暂停轮播',
  play: '继续轮播',
} as const
