import type { UploadedDocument } from '../../../shell/forms/upload-box.tsx'
import type { NeedValues } from './need-schema.ts'

const STORAGE_KEY = 'lease-need-draft'

export interface NeedDraft {
  readonly values: Partial<NeedValues>
  readonly file: UploadedDocument | null
}

interface Stored extends NeedDraft {
  /** Null while nobody was signed in: whoever signs in next goes on with it. */
  readonly companyId: string | null
}

/** Keeps what was typed for this tab's session, without the consent: that is given anew each time. */
export function saveNeedDraft(companyId: string | null, { values, file }: NeedDraft): void {
  const { consent: _, ...typed } = values
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ companyId, values: typed, file } satisfies Stored))
}

/** The draft of this company, or of somebody not signed in yet; undefined when there is none that can be read. */
export function readNeedDraft(companyId: string | null): NeedDraft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Stored | null
    return stored && (stored.companyId === null || stored.companyId === companyId) ? stored : undefined
  } catch {
    return undefined
  }
}

export function clearNeedDraft(): void {
  sessionStorage.removeItem(STORAGE_KEY)
}
