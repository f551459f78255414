import type { Db } from '../data/database.ts'
import type { AuditEntry } from '../http/audit.store.ts'
import type { FieldCipher } from '../security/field-cipher.ts'

/** Whose data is read or erased. */
export interface Person {
  readonly accountId: string
  readonly companyId: string | null
  /** Nobody else can act for the company, so its people and cases go with this account; a colleague who is disabled cannot. */
  readonly isLastOfCompany: boolean
}

/** The closing of an account, for what ends with it. */
export interface Closing {
  readonly db: Db
  readonly now: Date
  audit(entry: AuditEntry): void
}

/** A domain that knows something about people: what it tells them, what it forgets, and what holds them back. */
export interface PersonalDataHolder {
  /** The name of its part in the exported file. */
  readonly name: string
  /** What it knows of the person, as they may read it. */
  read(db: Db, cipher: FieldCipher, person: Person): Promise<unknown>
  /** Takes out what says who it was; what the law wants kept stays without it. Part of the closing transaction. */
  erase(tx: Db, cipher: FieldCipher, person: Person): Promise<void>
  /** What is under way that the person has to end first, by its 中文 name; undefined where nothing is. */
  underWay?(db: Db, person: Person): Promise<string | undefined>
  /** Ends what does not go on without the person and tells whoever deals with it, before anything is erased. */
  end?(closing: Closing, person: Person): Promise<void>
}

/** Stands where the name of somebody stood who has closed their account. */
export const GONE_NAME = '已注销用户'
