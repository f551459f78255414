/** What is said of names that do not fit. */
export const dictionariesCopy = {
  taken: '这个字典已有设置，请在列表中修改',
  stays: '设置不能改到另一个字典',
  unchanged: '还没有修改任何名称或顺序',
  lacks: (names: readonly string[]) => `缺少：${names.join('、')}。字典项不能删除`,
  strange: (codes: readonly string[]) => `没有这些编码：${codes.join('、')}。字典项不能新增`,
  repeated: (codes: readonly string[]) => `编码重复：${codes.join('、')}`,
} as const
