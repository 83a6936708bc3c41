import type { BuiltInRoleName } from '@nimble/contracts/roles';
import { Crown, Eye, Shield, ShieldCheck, UserRound } from 'lucide-react';
import type { ComponentType } from 'react';

const icons: Record<BuiltInRoleName, ComponentType> = {
  master: Crown,
  admin: ShieldCheck,
  sub_admin: Shield,
  viewer: Eye,
  authenticated: UserRound,
};

/** The icon of a built-in role; a company's own roles share one. */
export function RoleIcon({ role }: { role: string }) {
  const Icon = isBuiltIn(role) ? icons[role] : UserRound;
  return <Icon />;
}

function isBuiltIn(name: string): name is BuiltInRoleName {
  return Object.hasOwn(icons, name);
}
