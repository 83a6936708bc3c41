import type { EmploymentType } from '@nimble/contracts/jobs';
import { type Language, languageNames } from '@nimble/contracts/languages';
import {
  type JobTemplate,
  type TemplateCategoryKey,
  templateCategoryName,
} from '@nimble/contracts/templates';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverLanguage } from '../../lib/language/language.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { DeleteTemplateDialog } from './delete-template-dialog.tsx';
import { templatesMessages as messages } from './messages.ts';
import { TemplateList } from './template-list.tsx';
import { categoriesQuery, type TemplateFilter } from './templates.queries.ts';
import { TypeCards } from './type-cards.tsx';
import { useTemplates } from './use-templates.ts';

/** Delay before a picked template is handed over: 300 ms. */
const handOverMilliseconds = 300;
const searchDelayMilliseconds = 300;

type Props = {
  /** Called with the picked template, and how it was found. */
  onPick: (template: JobTemplate, found: FoundBy) => void;
};

/** The language is null where it was not chosen: then the template is in the reader's, or the company's own. */
export type FoundBy = { type: EmploymentType; language: Language | null };

const languageOptions = Object.entries(languageNames).map(([value, label]) => ({
  value: value as Language,
  label,
}));

/** Finds a template by type, text and category. */
export function TemplateChooser({ onPick }: Props) {
  const [asked, setFilter] = useState<TemplateFilter>({
    type: 'full-time',
    category: null,
    search: '',
    language: serverLanguage(),
  });
  const categoryOptions = useCategoryOptions(asked.type);
  // A category may have lost its last template.
  const hasCategory = categoryOptions.some(({ value }) => value === asked.category);
  const filter: TemplateFilter = { ...asked, category: hasCategory ? asked.category : null };
  const found = useTemplates(filter);
  const [picked, setPicked] = useState<JobTemplate | null>(null);
  const [toDelete, setToDelete] = useState<JobTemplate | null>(null);
  useHandOver(picked, (template) => {
    const isChosen = template.is_standard && filter.language !== serverLanguage();
    onPick(template, { type: filter.type, language: isChosen ? filter.language : null });
  });

  return (
    <>
      <TypeCards
        value={filter.type}
        onChange={(type) => setFilter({ ...asked, type, category: null, search: '' })}
      />
      <FilterFields filter={filter} categoryOptions={categoryOptions} onChange={setFilter} />
      <TemplateList
        found={found}
        picked={picked}
        onPick={(template) => picked === null && setPicked(template)}
        onDelete={setToDelete}
      />
      {toDelete !== null && <DeleteTemplateDialog template={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}

type FilterProps = {
  filter: TemplateFilter;
  categoryOptions: CategoryOption[];
  onChange: (filter: TemplateFilter) => void;
};

function FilterFields({ filter, categoryOptions, onChange }: FilterProps) {
  return (
    <div className="mt-3 mb-4 flex flex-wrap gap-2">
      <SearchField
        label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        value={filter.search}
        delayMilliseconds={searchDelayMilliseconds}
        onSearch={(search) => onChange({ ...filter, search })}
        className="min-w-52 flex-1 max-sm:basis-full"
      />
      <Select
        aria-label={messages.categoryLabel}
        value={filter.category ?? ''}
        options={categoryOptions}
        onChange={(category) => onChange({ ...filter, category: category === '' ? null : category })}
        className="w-48 max-sm:w-auto max-sm:flex-1"
      />
      <Select
        aria-label={messages.languageLabel}
        value={filter.language}
        options={languageOptions}
        onChange={(language) => onChange({ ...filter, language })}
        className="w-32"
      />
    </div>
  );
}

/** Hands the picked template over, a moment later. */
function useHandOver(picked: JobTemplate | null, onPick: (template: JobTemplate) => void): void {
  useEffect(() => {
    if (picked === null) return;
    const timer = setTimeout(() => {
      toast.success(messages.selected({ title: picked.title }));
      onPick(picked);
    }, handOverMilliseconds);
    return () => clearTimeout(timer);
    // What is handed over is decided by the picking alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [picked]);
}

type CategoryOption = { value: TemplateCategoryKey | ''; label: string };

/** All of them together, and each with a template of the type. */
function useCategoryOptions(type: EmploymentType): CategoryOption[] {
  const { data } = useQuery(categoriesQuery(type));
  const categories = data?.data ?? [];
  return [
    { value: '', label: messages.allCategories },
    ...categories.map(({ slug }) => ({ value: slug, label: templateCategoryName(slug) })),
  ];
}
