import type { ManagementPath } from '../session/management-address.ts'
import { copy } from './copy.ts'

/** The four commands of the user dropdown (specification 2); the last one has no address, it ends the login. */
export const USER_COMMANDS: readonly { readonly label: string; readonly path: ManagementPath | undefined }[] =
  [
    { label: copy.commands.management, path: '/' },
    { label: copy.commands.personal, path: '/personal' },
    { label: copy.commands.messages, path: '/messages' },
    { label: copy.commands.logOut, path: undefined },
  ]
