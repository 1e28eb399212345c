export const PERMISSION = { default: 0, admin: 1 } as const

export type PermissionLevel = (typeof PERMISSION)[keyof typeof PERMISSION]

/** Only the number 1 makes an administrator: no string, no larger number. */
export function isAdmin(user: { permission_level?: unknown } | undefined): boolean {
  return user?.permission_level === PERMISSION.admin
}
