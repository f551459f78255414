import { casePersonalData } from '../cases/case-personal-data.store.ts'
import { caseKinds } from '../case-kinds.ts'
import { activitiesPersonalData } from '../domains/activities/index.ts'
import { certificationPersonalData } from '../domains/certification/index.ts'
import { creditPersonalData, creditVisitsPersonalData } from '../domains/credit/index.ts'
import { exportsPersonalData } from '../domains/exports/index.ts'
import { deleteLinks, filesPersonalData } from '../domains/files/index.ts'
import { messagesPersonalData } from '../domains/messages/index.ts'
import { taxPersonalData } from '../domains/tax/index.ts'
import type { PersonalDataHolder } from './holder.ts'

/** Every domain besides identity that knows something about people: a new one adds itself here. */
export const personalDataHolders: readonly PersonalDataHolder[] = [
  activitiesPersonalData,
  certificationPersonalData,
  // Before the cases end that its licences live by.
  taxPersonalData,
  ...caseKinds.map((kind) => casePersonalData(kind, deleteLinks)),
  creditPersonalData,
  creditVisitsPersonalData,
  exportsPersonalData,
  filesPersonalData,
  messagesPersonalData,
]
