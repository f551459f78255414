import { certificationPersonalData } from '../domains/certification/index.ts'
import { creditPersonalData } from '../domains/credit/index.ts'
import { filesPersonalData } from '../domains/files/index.ts'
import { messagesPersonalData } from '../domains/messages/index.ts'
import { leasePersonalData, productsPersonalData } from '../domains/products/index.ts'
import type { PersonalDataHolder } from './holder.ts'

/** Every domain besides identity that knows something about people: a new one adds itself here. */
export const personalDataHolders: readonly PersonalDataHolder[] = [
  certificationPersonalData,
  productsPersonalData,
  leasePersonalData,
  creditPersonalData,
  filesPersonalData,
  messagesPersonalData,
]
