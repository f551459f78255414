import type { Role } from '@lqr/contract/kernel/access.ts'
import type { SecondFactorMode } from '../config.ts'

const PLATFORM_ROLES: readonly Role[] = ['operator', 'admin']

/**
 * Whether these roles must have a second factor (decision 0048). `required` asks it of everybody who sees other people's data:
 * every role but that of an enterprise, so that a role which is added later is asked as well.
 */
export function needsSecondFactor(mode: SecondFactorMode, roles: readonly Role[]): boolean {
  switch (mode) {
    case 'required':
      return roles.some((role) => role !== 'enterprise')
    case 'operators':
      return roles.some((role) => PLATFORM_ROLES.includes(role))
    case 'optional':
    case 'off':
      return false
  }
}
