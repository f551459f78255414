import { parseXml, XmlElement } from '@rgrove/parse-xml'

/** Elements of an answer by name; an answer that is no XML has none. */
function rootOf(text: string): XmlElement | undefined {
  try {
    return parseXml(text).root ?? undefined
  } catch {
    return undefined
  }
}

function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => child instanceof XmlElement && child.name === name,
  )
}

function wordOf(element: XmlElement | undefined, name: string): string {
  return childrenOf(element, name)[0]?.text ?? ''
}

/** The name of a refusal; empty where there is none. */
export function errorCodeOf(text: string): string {
  const root = rootOf(text)
  return root?.name === 'Error' ? wordOf(root, 'Code') : ''
}

/** The word of one element below the root; empty where there is none. */
export function answerWord(text: string, name: string): string {
  return wordOf(rootOf(text), name)
}

export interface ListedObject {
  readonly key: string
  readonly putAt: Date
}

/** One page of ListObjectsV2, and where the next begins. */
export function readObjectList(text: string): { objects: ListedObject[]; next: string | undefined } {
  const root = rootOf(text)
  const isCut = wordOf(root, 'IsTruncated') === 'true'
  return {
    objects: childrenOf(root, 'Contents').map((entry) => ({
      key: wordOf(entry, 'Key'),
      putAt: new Date(wordOf(entry, 'LastModified')),
    })),
    next: isCut ? wordOf(root, 'NextContinuationToken') : undefined,
  }
}

export interface ListedUpload extends ListedObject {
  readonly uploadId: string
}

/** One page of ListMultipartUploads, and where the next begins. */
export function readUploadList(text: string) {
  const root = rootOf(text)
  const isCut = wordOf(root, 'IsTruncated') === 'true'
  const uploads = childrenOf(root, 'Upload').map((entry): ListedUpload => ({
    key: wordOf(entry, 'Key'),
    uploadId: wordOf(entry, 'UploadId'),
    putAt: new Date(wordOf(entry, 'Initiated')),
  }))
  const next = {
    'key-marker': wordOf(root, 'NextKeyMarker'),
    'upload-id-marker': wordOf(root, 'NextUploadIdMarker'),
  }
  return { uploads, next: isCut ? next : undefined }
}
