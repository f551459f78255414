/** Messages about policy items. */
export const ledgerCopy = {
  fits: (name: string) => ({
    title: `有政策适合您的企业：${name}`,
    body: `按已登记的情况逐项核对，您的企业符合“${name}”的条件，或只差人工认定。请查看依据和办理方式。`,
  }),
  closing: (name: string, day: string) => ({
    title: `政策申报即将截止：${name}`,
    body: `“${name}”的申报 ${day} 截止，按已登记的情况，您的企业符合条件，或只差人工认定；还没有登记为已申报。`,
  }),
  link: '/personal/policies',
} as const
