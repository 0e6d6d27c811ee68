/** A rule of ESLint: after `await` or in `.then`, a component reads no prop and no `$derived` value unless it has
 * asked whether it is still shown (`lifetime`), or whether the answer is still wanted, and returned if not. */

const LIVE = /^\$(derived(\.by)?|props)$/;
const LATER = new Set(["then", "catch", "finally"]);
const FUNCTION = /Function/;
const message =
  "'{{name}}' may be stale here, as the component may be gone: read it before the wait, or ask lifetime() and return.";

/** Everything below a node that runs with it: not what is inside of another function. */
function* within(node, keys) {
  for (const key of keys[node.type] ?? [])
    for (const child of [node[key]].flat())
      if (child?.type && !FUNCTION.test(child.type)) {
        yield child;
        yield* within(child, keys);
      }
}

function isLive(variable, source) {
  return variable.defs.some(
    ({ node }) =>
      node.type === "VariableDeclarator" &&
      node.init?.type === "CallExpression" &&
      LIVE.test(source.getText(node.init.callee)),
  );
}

/** Whether a function is what is done with an answer: an argument of `.then` and its like. */
const isContinuation = ({ parent }) =>
  parent?.type === "CallExpression" &&
  parent.callee.type === "MemberExpression" &&
  LATER.has(parent.callee.property.name);

/** Where a function last waited before a place; nothing if it did not. */
function waitedBefore(place, body, keys) {
  const waits = [...within(body, keys)]
    .filter((node) => node.type === "AwaitExpression" && node.range[1] <= place)
    .map((node) => node.range[1]);
  if (waits.length > 0) return Math.max(...waits);
  return isContinuation(body) ? body.range[0] : null;
}

export default {
  meta: { type: "problem", schema: [], messages: { stale: message } },
  create(context) {
    const source = context.sourceCode;
    const keys = source.visitorKeys;

    function asks(node, from, to) {
      return [...within(node, keys)].some(
        (one) =>
          one.type === "IfStatement" &&
          one.range[0] >= from &&
          one.range[1] <= to &&
          /^\{?\s*return\b/.test(source.getText(one.consequent)),
      );
    }

    function look({ identifier }) {
      const [place] = identifier.range;
      for (let node = identifier.parent; node; node = node.parent) {
        if (!FUNCTION.test(node.type)) continue;
        const waited = waitedBefore(place, node, keys);
        if (waited === null) continue;
        if (!asks(node, waited, place))
          context.report({ node: identifier, messageId: "stale", data: { name: identifier.name } });
        return;
      }
    }

    return {
      "Program:exit"(program) {
        const scopes = [source.scopeManager.globalScope, ...source.scopeManager.scopes].filter(
          (scope) => scope && (scope.type === "module" || scope.block === program),
        );
        const found = new Set(scopes.flatMap((scope) => scope.variables));
        for (const variable of found)
          if (isLive(variable, source))
            variable.references.filter((one) => one.isRead()).forEach(look);
      },
    };
  },
};
