/** Texts of every preview. */
export const previewCopy = {
  title: (title: string) => `预览：${title}`,
  description: '预览，仅维护人员可见。',
  banner: '预览',
  note: '这是预览，仅维护人员可见。草稿和修改在复核通过后才公开。',
  publishAt: (at: string) => `计划于 ${at} 发布。`,
} as const
