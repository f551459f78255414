/** What an upload may be uploaded as: a certificate says so in its address, anything else is an attachment. */
export const fileKinds = {
  license: { code: 'license', name: '营业执照' },
  authLetter: { code: 'authLetter', name: '授权书' },
  attachment: { code: 'attachment', name: '附件' },
} as const

export type FileKind = keyof typeof fileKinds

/** Kinds that show who somebody is: their bytes are encrypted at rest, as the sensitive fields are. */
export const SEALED_KINDS: readonly FileKind[] = ['license', 'authLetter']

export function isSealedKind(kind: string): boolean {
  return SEALED_KINDS.some((sealed) => sealed === kind)
}

/** What a kind of upload is called; files of before may have been kept as something else. */
export function fileKindName(kind: string): string {
  return Object.hasOwn(fileKinds, kind) ? fileKinds[kind as FileKind].name : '其他材料'
}

/** The words for a file of one's own that was uploaded as one kind and is given where another is wanted. */
export function wrongKindText(file: { name: string; uploadedAs: string }, wanted: FileKind): string {
  const uploadedAs = fileKindName(file.uploadedAs)
  const { name } = fileKinds[wanted]
  return `“${file.name}”是作为${uploadedAs}上传的，这里需要${name}，请重新上传${name}`
}
