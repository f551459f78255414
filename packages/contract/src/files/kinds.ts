/** What an upload may be uploaded as: a certificate says so in its address, anything else is an attachment. */
export const fileKinds = {
  license: { code: 'license', name: '营业执照' },
  authLetter: { code: 'authLetter', name: '授权书' },
  attachment: { code: 'attachment', name: '附件' },
} as const

export type FileKind = keyof typeof fileKinds

/** The words for a file of one's own that was uploaded as one kind and is given where another is wanted. */
export function wrongKindText(file: { name: string; uploadedAs: string }, wanted: FileKind): string {
  const uploadedAs = Object.hasOwn(fileKinds, file.uploadedAs)
    ? fileKinds[file.uploadedAs as FileKind].name
    : '其他材料'
  const { name } = fileKinds[wanted]
  return `“${file.name}”是作为${uploadedAs}上传的，这里需要${name}，请重新上传${name}`
}
