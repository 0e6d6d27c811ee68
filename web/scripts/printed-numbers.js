/** A rule of ESLint: numbers that an edition prints (prices, costs, limits, the values of a scoring) may be shown. To
 * reckon with them, or to compare them, is a rule of the game, and those are asked of the engine. */

/** How the readers of editions (`model/data.ts` and its like) call them. */
const PRINTED = new Set([
  "conference",
  "expenses",
  "forContinentKey",
  "money",
  "premium",
  "prices",
  "scoring",
  "winning",
]);
/** The objects that have them: an edition as a board reads it, or a part of that. */
const EDITIONS = new Set(["atlas", "data", "guild", "scoring", "territory"]);
const RECKONS = new Set(["+", "-", "*", "/", "%", "**", "<", ">", "<=", ">="]);
const THROUGH = new Set([
  "ChainExpression",
  "LogicalExpression",
  "TSAsExpression",
  "TSNonNullExpression",
]);

const message =
  "'{{name}}' is printed in the edition: show it, and ask the engine for what follows from it.";

/** The name at the beginning of `atlas.money.fare`, or of `data.territories.get(id)?.premium`. */
function rootOf(node) {
  if (node.type === "MemberExpression" || node.type === "TSNonNullExpression")
    return rootOf(node.object ?? node.expression);
  if (node.type === "ChainExpression") return rootOf(node.expression);
  if (node.type === "CallExpression") return rootOf(node.callee);
  return node.type === "Identifier" ? node.name : "";
}

/** What is done with a value: the nearest node above it that is more than reading a part of it. */
function useOf(node) {
  const { parent } = node;
  const part = parent.type === "MemberExpression" && parent.object === node;
  return part || THROUGH.has(parent.type) ? useOf(parent) : { parent, value: node };
}

const isReckoning = ({ parent, value }) =>
  (parent.type === "BinaryExpression" && RECKONS.has(parent.operator)) ||
  (parent.type === "AssignmentExpression" && parent.operator !== "=" && parent.right === value) ||
  (parent.type === "UnaryExpression" && parent.operator === "-") ||
  (parent.type === "SpreadElement" && isReckoning({ parent: parent.parent, value: parent })) ||
  (parent.type === "CallExpression" && parent.callee !== value && rootOf(parent.callee) === "Math");

export default {
  meta: { type: "problem", schema: [], messages: { printed: message } },
  create: (context) => ({
    MemberExpression(node) {
      const { name } = node.property;
      if (node.computed || !PRINTED.has(name) || !EDITIONS.has(rootOf(node))) return;
      if (isReckoning(useOf(node))) context.report({ node, messageId: "printed", data: { name } });
    },
  }),
};
