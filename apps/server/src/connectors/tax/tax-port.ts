import type { ConnectorPort } from '../outbound/connector-port.ts'
import type { TaxDataset, TaxLevel, TaxSection } from '@lqr/contract/tax/datasets.ts'

/** What the tax side is told of a licence at every asking: enough to check the consent, and nothing of a person but the name. */
export interface LicenceFacts {
  readonly licenceNo: string
  /** The unified social credit code, which is the taxpayer's number. */
  readonly taxpayerNo: string
  readonly corporateName: string
  readonly legalPersonName: string
  readonly orgName: string
  readonly bizNo: string
  readonly scope: readonly TaxDataset[]
  readonly validFrom: string
  readonly validTo: string
  readonly evidenceHash: string
}

/** One section as the source has it. */
export interface SectionData {
  readonly section: TaxSection
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface HandedOver {
  readonly receiptNo: string
  readonly sourceName: string
  readonly sections: readonly SectionData[]
}

/** How far a report is; `code` of a failure is the tax side's own. */
export type ReportProgress =
  | { readonly state: 'generating' }
  | { readonly state: 'ready' }
  | { readonly state: 'failed'; readonly reason: string }

export interface ReportFile {
  readonly receiptNo: string
  readonly bytes: Buffer
  readonly mime: string
  /** Of the file's name, with the dot. */
  readonly extension: string
}

export interface YearLevel {
  readonly year: number
  readonly level: TaxLevel
}

/** The tax authority's service for institutions. Every function throws ConnectorFailure when it cannot be asked or refuses. */
export interface TaxSource extends ConnectorPort {
  /** Its data is made up. */
  readonly isDemonstration: boolean
  /** Sections under a licence; the source answers those and no other. */
  readSections(licence: LicenceFacts, sections: readonly TaxSection[]): Promise<HandedOver>
  /** Has a report made; the same number a second time is the same report. */
  applyReport(licence: LicenceFacts, applyNo: string): Promise<{ reportId: string }>
  reportProgress(reportId: string): Promise<ReportProgress>
  fetchReport(licence: LicenceFacts, reportId: string): Promise<ReportFile>
  /** The years in which a taxpayer stands in the public list. */
  publicLevels(taxpayerNo: string): Promise<readonly YearLevel[]>
}
