import { createContext } from 'react'

/** The account that the forms of a page are shown for; undefined for strangers. */
export const FormAccount = createContext<string | undefined>(undefined)
