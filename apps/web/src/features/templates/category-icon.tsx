import type { TemplateCategoryKey } from '@nimble/contracts/templates';
import { Cpu, Crown, HeartHandshake, Landmark, type LucideIcon, TrendingUp, Workflow } from 'lucide-react';

const icons: Record<TemplateCategoryKey, LucideIcon> = {
  technology: Cpu,
  executive: Crown,
  sales: TrendingUp,
  hr: HeartHandshake,
  finance: Landmark,
  operations: Workflow,
};

export function CategoryIcon({ category }: { category: TemplateCategoryKey }) {
  const Icon = icons[category];
  return <Icon aria-hidden />;
}
